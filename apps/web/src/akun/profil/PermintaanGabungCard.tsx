import { Button } from '@mantine/core'
import {
  decidePermintaanGabung,
  listPermintaanGabung,
} from '@portal/domain/akun/perusahaan/permintaan-gabung.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import classes from './Profile.module.css'

const choices = [
  { keputusan: 'akun_saya', label: 'Ini saya' },
  { keputusan: 'akun_baru', label: 'Rekan saya' },
  { keputusan: 'bukan_kami', label: 'Tolak' },
] as const

/** Shows join requests of people who came from OSS for this company. Renders nothing if there are none. */
export function PermintaanGabungCard() {
  const { data, refetch } = useQuery({
    queryKey: [listPermintaanGabung.path],
    queryFn: async ({ signal }) => (await call(listPermintaanGabung, { signal, quiet: true })).data,
    meta: { silent: true },
  })
  const action = useAction(refetch)
  const answer = (uuid: string, keputusan: (typeof choices)[number]['keputusan']) =>
    action.run(async () => {
      notify.success((await call(decidePermintaanGabung, { params: { uuid }, body: { keputusan } })).message)
    })
  if (!data || data.length === 0) return null
  return (
    <Section
      title="Permintaan dari OSS"
      text="Orang ini masuk lewat OSS dengan NIB perusahaan Anda. Pilih “Ini saya” bila itu akun OSS Anda sendiri, atau “Rekan saya” agar ia mendapat akun sendiri."
    >
      <ul className={classes.rows} aria-label="Permintaan dari OSS">
        {data.map(({ uuid, nama, email, identitas, dibuat }) => (
          <li key={uuid} className={classes.row}>
            <Emblem tone="mute">
              <Icon of={IconUser} size={20} />
            </Emblem>
            <div className={classes.rowWords}>
              <b>{nama}</b>
              <small>
                {[email, `identitas ${identitas}`, formatDateTime(dibuat)].filter(Boolean).join(', ')}
              </small>
            </div>
            {choices.map(({ keputusan, label }) => (
              <Button
                key={keputusan}
                variant="default"
                size="sm"
                aria-label={`${label}: ${nama}`}
                onClick={() => void answer(uuid, keputusan)}
                {...action.button}
              >
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
