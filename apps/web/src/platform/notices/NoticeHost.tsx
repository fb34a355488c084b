import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import classes from '#platform/notices/NoticeHost.module.css'
import { dismissNotice, type Notice, noticeStore } from '#platform/notices/notify.ts'
import { useStore } from '#platform/state/store.ts'

const icons = { ok: IconCircleCheck, info: IconInfoCircle, bad: IconAlertTriangle }

export function NoticeHost() {
  const notices = useStore(noticeStore)
  return (
    <section className={classes.host} aria-label="Pemberitahuan">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const icon = icons[notice.tone]
  return (
    <div className={classes.card} data-tone={notice.tone} role={notice.tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon} size={20} className={classes.mark} />
      <div className={classes.words}>
        {notice.title && <strong>{notice.title}</strong>}
        <p>{notice.text}</p>
        {notice.action && (
          <button
            type="button"
            className={`${buttons.button} ${classes.action}`}
            data-kind="plain"
            onClick={() => {
              dismissNotice(notice.id)
              notice.action?.onGo()
            }}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={buttons.icon}
        aria-label="Tutup pemberitahuan"
        onClick={() => dismissNotice(notice.id)}
      >
        <Icon of={IconX} size={16} />
      </button>
    </div>
  )
}
