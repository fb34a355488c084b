import { Button } from '@mantine/core'
import { endSession, listSessions, type sesiSendiri } from '@portal/domain/akun/sesi/sesi.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { IconCircleCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { deviceName, isHandheld } from './device-name.ts'
import classes from './Profile.module.css'

const fewSessions = 5

type Sesi = z.output<typeof sesiSendiri>

export function SessionsCard() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [listSessions.path],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
    meta: { silent: true },
  })
  const end = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(endSession, { params: { id } })
    },
    onSuccess: () => notify.success('Sesi telah diakhiri.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSessions.path] }),
  })
  const [all, setAll] = useState(false)
  const others = data?.filter((sesi) => !sesi.ini) ?? []

  async function endAll() {
    const agreed = await confirm({
      title: 'Akhiri semua sesi lain?',
      text: 'Perangkat itu harus masuk lagi dengan kata sandi. Sesi di perangkat ini tetap berjalan.',
      confirmLabel: 'Akhiri sesi lain',
      tone: 'bad',
    })
    if (agreed) end.mutate(others.map(({ id }) => id))
  }

  return (
    <Section
      title="Sesi yang sedang masuk"
      text="Ada yang tidak Anda kenal? Akhiri sesinya, lalu ganti kata sandi."
    >
      {error && <ErrorState title="Daftar sesi belum dapat dimuat" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows rows={2} />}
      {data && (
        <ul className={classes.rows} aria-label="Sesi">
          {data
            .toSorted((a, b) => Number(b.ini) - Number(a.ini))
            .slice(0, all ? undefined : fewSessions)
            .map((sesi) => (
              <SessionRow
                key={sesi.id}
                sesi={sesi}
                busy={end.isPending}
                onEnd={() => end.mutate([sesi.id])}
              />
            ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className={`${classes.buttons} ${classes.below}`}>
          {others.length >= fewSessions && !all && (
            <Button variant="default" onClick={() => setAll(true)}>
              Tampilkan {others.length + 1} sesi
            </Button>
          )}
          <Button variant="subtle" color="red" disabled={end.isPending} onClick={() => void endAll()}>
            Akhiri semua sesi lain
          </Button>
        </div>
      )}
    </Section>
  )
}

function SessionRow({ sesi, busy, onEnd }: { sesi: Sesi; busy: boolean; onEnd: () => void }) {
  const name = deviceName(sesi.agen)
  const icon = isHandheld(sesi.agen) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <Emblem tone="mute">
        <Icon of={icon} size={20} />
      </Emblem>
      <div className={classes.rowWords}>
        <b>{name}</b>
        <small>
          Masuk {formatDateTime(sesi.dibuat)}
          {sesi.alamat_ip && ` dari ${sesi.alamat_ip}`}
        </small>
        <small>Terakhir dipakai {formatDateTime(sesi.terakhir_dipakai)}</small>
      </div>
      {sesi.ini ? (
        <StatusBadge tone="ok" icon={IconCircleCheck}>
          Perangkat ini
        </StatusBadge>
      ) : (
        <Button
          variant="default"
          size="sm"
          disabled={busy}
          onClick={onEnd}
          aria-label={`Akhiri sesi ${name}`}
        >
          Akhiri
        </Button>
      )}
    </li>
  )
}
