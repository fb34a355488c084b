import { IconArrowRight, IconCircleCheck, IconCircleX, IconFlag } from '@tabler/icons-react'
import classes from '#okkp/publik/tanda-tangan/tanda-tangan.module.css'
import { useCek, useVerifikasi } from '#okkp/publik/use-publik.ts'
import { vonisOf } from '#okkp/publik/vonis.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

/** Says whether the permit of a genuine certificate is still valid, by the number in its signed reason. */
export function Keberlakuan({ nomor }: { nomor: string }) {
  const { data, error } = useCek({ no_reg: nomor, limit: 10 })
  if (error) return <p className={classes.berlaku}>Masa berlaku nomor {nomor} belum dapat diperiksa.</p>
  if (!data) return <LoadingRows rows={1} />
  const izin = data.data.find(({ no_registration }) => no_registration === nomor)
  if (izin) return <Izin kode={izin.kode_verifikasi} nomor={nomor} />
  return (
    <div className={classes.berlaku} data-tone="bad">
      <Icon of={IconCircleX} size={20} />
      <p>
        <b>Nomor {nomor} tidak tercatat di registri.</b>
      </p>
      <LaporkanLink nomor={nomor} />
    </div>
  )
}

function Izin({ kode, nomor }: { kode: string; nomor: string }) {
  const { data } = useVerifikasi(kode)
  if (!data) return <LoadingRows rows={1} />
  const { judul, isi, tone } = vonisOf(data.data)
  return (
    <div className={classes.berlaku} data-tone={judul === 'Berlaku' ? tone : 'bad'}>
      <Icon of={judul === 'Berlaku' ? IconCircleCheck : IconCircleX} size={20} />
      <p>
        <b>
          Izin nomor {nomor}: {judul.toLowerCase()}.
        </b>{' '}
        {isi}
      </p>
      <AppLink to={`/verifikasi/${kode}`} className={buttons.button} data-kind="plain" data-size="md">
        Lihat izinnya
        <Icon of={IconArrowRight} />
      </AppLink>
    </div>
  )
}

/** The way to a report about a document that cannot be trusted. */
export function LaporkanLink({ nomor }: { nomor?: string }) {
  return (
    <AppLink
      to="/lapor"
      search={nomor ? { jenis: 'izin', nomor } : { jenis: 'izin' }}
      className={buttons.button}
      data-kind="plain"
      data-size="md"
    >
      <Icon of={IconFlag} />
      Laporkan
    </AppLink>
  )
}
