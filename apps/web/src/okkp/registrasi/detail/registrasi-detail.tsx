import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { FilesCard } from '#okkp/registrasi/detail/FilesCard.tsx'
import { KontakCard } from '#okkp/registrasi/detail/KontakCard.tsx'
import { QrCard } from '#okkp/registrasi/detail/QrCard.tsx'
import { RegistrasiActions } from '#okkp/registrasi/detail/RegistrasiActions.tsx'
import { RincianRegistrasi } from '#okkp/registrasi/detail/RincianRegistrasi.tsx'
import { RiwayatCards } from '#okkp/registrasi/detail/RiwayatCards.tsx'
import { StatusRegistrasiBadge } from '#okkp/registrasi/StatusRegistrasiBadge.tsx'
import { type RegistrasiBerjenis, registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { Callout } from '#platform/page/Callout.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Detail page of a registration. The route passes in the supervision section. */
export const registrasiDetail: RecordDetail<RegistrasiBerjenis> = {
  record: registrasiRecord,
  title: ({ unit_usaha }) => unit_usaha,
  meta: (registrasi) =>
    [registrasi.jenis_registrasi, registrasi.no_registration, validityOf(registrasi)].join(' · '),
  badge: ({ status, segera_habis }) => <StatusRegistrasiBadge status={status} segeraHabis={segera_habis} />,
  actions: (registrasi) => <RegistrasiActions registrasi={registrasi} />,
  body: (registrasi, more) => (
    <>
      <Keadaan registrasi={registrasi} />
      <div className={classes.columns}>
        <div>
          <RincianRegistrasi registrasi={registrasi} />
          {more}
        </div>
        <div>
          <KontakCard registrasi={registrasi} />
          <QrCard registrasi={registrasi} />
          <FilesCard registrasi={registrasi} masaBerlaku={registrasi.jenis.masa_berlaku_tahun} />
          <RiwayatCards id={registrasi.id} />
        </div>
      </div>
    </>
  ),
}

/** Above one year the page shows only the expiry date, without the days left. */
const countedDays = 365

function validityOf({ exp_sertifikat, sisa_hari, status }: RegistrasiLengkap): string {
  if (exp_sertifikat === null) return 'berlaku sampai dicabut'
  const until = `sampai ${formatDate(exp_sertifikat)}`
  const near = status === 'valid' && sisa_hari !== null && sisa_hari <= countedDays
  return near ? `${until}, sisa ${formatNumber(sisa_hari)} hari` : until
}

/** Explains why fewer actions are available, with a link to continue. */
function Keadaan({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const { status, digantikan_oleh, boleh_ubah, lengkap, id } = registrasi
  if (digantikan_oleh !== null) {
    return (
      <Callout>
        Registrasi ini sudah digantikan.{' '}
        <AppLink to={`/okkp/admin/registrasi/${digantikan_oleh}`}>Lihat penggantinya</AppLink>
      </Callout>
    )
  }
  if (!boleh_ubah) {
    return <Callout>Terbitan OKKP Pusat untuk unit di wilayah Anda. Anda dapat membacanya saja.</Callout>
  }
  if (!lengkap) {
    return (
      <Callout>
        Data registrasi ini belum lengkap.{' '}
        <AppLink to="/okkp/admin/registrasi" search={{ add: id }}>
          Lengkapi data
        </AppLink>
      </Callout>
    )
  }
  if (status === 'suspended' || status === 'revoked') {
    return (
      <Callout>
        Registrasi ini {status === 'suspended' ? 'dibekukan' : 'dicabut'}. Sanksinya tercatat di bagian
        Pengawasan dan dapat diangkat di sana.
      </Callout>
    )
  }
  return null
}
