import { Button } from '@mantine/core'
import { listKolega, withdrawInvitation } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { IconCircleCheck, IconCircleOff, IconMail, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import { StatusBadge, Tag } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { InviteForm } from './InviteForm.tsx'
import classes from './Profile.module.css'

export function ColleaguesCard() {
  const { uuid } = useSignedInUser()
  const { data, error, refetch } = useQuery({
    queryKey: [listKolega.path],
    queryFn: async ({ signal }) => (await call(listKolega, { signal })).data,
    meta: { silent: true },
  })
  const action = useAction(refetch)
  const withdraw = (nama: string, email: string) =>
    action.run(async () => {
      const agreed = await confirm({
        title: `Batalkan undangan ${nama}?`,
        text: `Tautan yang dikirim ke ${email} tidak berlaku lagi.`,
        confirmLabel: 'Batalkan undangan',
        cancelLabel: 'Kembali',
        tone: 'bad',
      })
      if (!agreed) return false
      notify.success((await call(withdrawInvitation, { body: { email } })).message)
    })
  return (
    <Section title="Kolega" text="Kolega melihat dan mengerjakan permohonan perusahaan yang sama.">
      {error && <ErrorState title="Daftar kolega belum dapat dimuat" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows rows={2} />}
      {data && (
        <ul className={classes.rows} aria-label="Kolega">
          {data.akun.map((kolega) => (
            <Row key={kolega.uuid} icon={<Icon of={IconUser} size={20} />}>
              <div className={classes.rowWords}>
                <b>
                  {kolega.nama} {kolega.uuid === uuid && <Tag>Anda</Tag>}
                </b>
                <small>{kolega.username}</small>
              </div>
              <StatusBadge
                tone={kolega.status ? 'ok' : 'mute'}
                icon={kolega.status ? IconCircleCheck : IconCircleOff}
              >
                {kolega.status ? 'Aktif' : 'Nonaktif'}
              </StatusBadge>
            </Row>
          ))}
          {data.undangan.map((undangan) => (
            <Row key={undangan.email} icon={<Icon of={IconMail} size={20} />}>
              <div className={classes.rowWords}>
                <b>{undangan.nama}</b>
                <small>
                  {undangan.email}, berlaku sampai {formatDateTime(undangan.berakhir)}
                </small>
              </div>
              <StatusBadge tone="info" icon={IconMail}>
                Diundang
              </StatusBadge>
              <Button
                variant="default"
                size="sm"
                aria-label={`Batalkan undangan ${undangan.nama}`}
                onClick={() => void withdraw(undangan.nama, undangan.email)}
                {...action.button}
              >
                Batalkan
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {data?.akun.every((kolega) => kolega.uuid === uuid) && data.undangan.length === 0 && (
        <p className={classes.note}>Belum ada kolega. Undang yang pertama lewat surel.</p>
      )}
      <h3 className={classes.subtitle}>Undang kolega</h3>
      <InviteForm />
    </Section>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <Emblem tone="mute">{icon}</Emblem>
      {children}
    </li>
  )
}
