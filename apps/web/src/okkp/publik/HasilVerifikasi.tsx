import {
  type Icon as Glyph,
  IconArrowRight,
  IconBan,
  IconCalendarX,
  IconCircleCheck,
  IconReplace,
  IconSnowflake,
} from '@tabler/icons-react'
import type { ElementType } from 'react'
import { PenarikanBadge } from '#okkp/peringatan/publik/PeringatanBadge.tsx'
import { PeringatanIni } from '#okkp/peringatan/publik/PeringatanIzin.tsx'
import { usePeringatanBerlaku } from '#okkp/peringatan/publik/use-peringatan-berlaku.ts'
import { BuktiLog } from '#okkp/publik/BuktiLog.tsx'
import classes from '#okkp/publik/publik.module.css'
import { RincianRegistrasi } from '#okkp/publik/RincianRegistrasi.tsx'
import { UjiRegistrasi } from '#okkp/publik/UjiRegistrasi.tsx'
import { type Verifikasi, vonisOf } from '#okkp/publik/vonis.ts'
import { StatusRegistrasiBadge } from '#okkp/registrasi/StatusRegistrasiBadge.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

const icons: Record<Verifikasi['status'], Glyph> = {
  valid: IconCircleCheck,
  expired: IconCalendarX,
  suspended: IconSnowflake,
  revoked: IconBan,
  superseded: IconReplace,
}

interface HasilVerifikasiProps {
  registrasi: Verifikasi
  heading: Extract<ElementType, 'h1' | 'h2'>
}

/** Shows the validity of a registration first, then its data. */
export function HasilVerifikasi({ registrasi, heading: Heading }: HasilVerifikasiProps) {
  const { judul, isi, tone } = vonisOf(registrasi)
  const peringatan = usePeringatanBerlaku({ nomor: registrasi.no_registration })
  const ditarik = peringatan?.some(({ jenis }) => jenis === 'penarikan')
  const StatusIcon = icons[registrasi.status]
  return (
    <article className={classes.hasil}>
      <header className={classes.vonis} data-tone={ditarik ? 'bad' : tone}>
        <span className={classes.vonisIcon}>
          <Icon of={StatusIcon} size={32} />
        </span>
        <div>
          <div className={classes.vonisTop}>
            <Heading className={classes.vonisJudul}>{judul}</Heading>
            {tone !== 'ok' && (
              <StatusRegistrasiBadge status={registrasi.status} segeraHabis={registrasi.segera_habis} />
            )}
            {ditarik && <PenarikanBadge />}
          </div>
          {ditarik && (
            <p>
              <b>Ada penarikan atas produk dengan izin ini.</b>
            </p>
          )}
          <p>{isi}</p>
          {registrasi.pengganti && (
            <AppLink
              to={`/verifikasi/${registrasi.pengganti.kode_verifikasi}`}
              className={`${buttons.button} ${classes.onScreen}`}
              data-kind="plain"
              data-size="md"
            >
              Lihat penggantinya
              <Icon of={IconArrowRight} />
            </AppLink>
          )}
        </div>
      </header>
      <PeringatanIni found={peringatan} />
      <RincianRegistrasi registrasi={registrasi} />
      <UjiRegistrasi uji={registrasi.uji_terakhir} />
      <BuktiLog kode={registrasi.kode_verifikasi} nomor={registrasi.no_registration} />
    </article>
  )
}
