import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { JawabanKasusCallout } from '#okkp/kasus/JawabanKasusCallout.tsx'
import { useKasus } from '#okkp/kasus/use-kasus.ts'
import { PengawasanForm } from '#okkp/pengawasan/PengawasanForm.tsx'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { RegistrasiLoader } from '#okkp/registrasi/RegistrasiLoader.tsx'
import { registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, LoadingRows } from '#platform/ui/states/states.tsx'

interface PengawasanScreenProps {
  registrasiId: number
  pengawasanId?: number
  /** Case that the new record answers. */
  kasusId?: number | undefined
}

export function PengawasanScreen({ registrasiId, pengawasanId, kasusId }: PengawasanScreenProps) {
  const kasus = useKasus(kasusId)
  if (kasusId !== undefined && kasus.isPending) return <LoadingRows />
  return (
    <RegistrasiLoader id={registrasiId}>
      {(registrasi) => {
        const record = registrasi.pengawasan.find(({ id }) => id === pengawasanId)
        const lost = pengawasanId !== undefined && !record
        return (
          <Isi
            registrasi={registrasi}
            record={record}
            kasus={kasus.data}
            closed={lost || !mayChange(registrasi)}
          />
        )
      }}
    </RegistrasiLoader>
  )
}

interface IsiProps {
  registrasi: RegistrasiLengkap
  record: Pengawasan | undefined
  kasus: RincianKasus | undefined
  closed: boolean
}

function Isi({ registrasi, record, kasus, closed }: IsiProps) {
  const home = registrasiRecord.pageOf(registrasi)
  return (
    <>
      <PageHeader
        title={record ? 'Ubah pengawasan' : 'Catat pengawasan'}
        crumbs={[...registrasiRecord.crumbs, { label: registrasi.no_registration, to: home }]}
        meta={[registrasi.unit_usaha, registrasi.jenis_registrasi].join(' · ')}
      />
      {closed ? (
        <EmptyState
          title="Pengawasan ini tidak dapat dicatat atau diubah"
          text="Mungkin sudah dihapus, registrasinya sudah digantikan, atau hanya dapat dibaca oleh akun Anda."
          action={<AppLink to={home}>Lihat registrasi</AppLink>}
        />
      ) : (
        <>
          {kasus && <JawabanKasusCallout kasus={kasus} />}
          <PengawasanForm key={record?.id ?? 'baru'} registrasi={registrasi} record={record} kasus={kasus} />
        </>
      )}
    </>
  )
}
