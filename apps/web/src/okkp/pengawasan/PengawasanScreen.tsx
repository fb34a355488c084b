import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { PengawasanForm } from '#okkp/pengawasan/PengawasanForm.tsx'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { RegistrasiLoader } from '#okkp/registrasi/RegistrasiLoader.tsx'
import { registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { useTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, LoadingRows } from '#platform/ui/states/states.tsx'

interface PengawasanScreenProps {
  registrasiId: number
  pengawasanId?: number
  /** Follow-up of a rapid test that the new record answers. */
  rantaiId?: number | undefined
}

export function PengawasanScreen({ registrasiId, pengawasanId, rantaiId }: PengawasanScreenProps) {
  const rantai = useTindakLanjut(rantaiId)
  if (rantaiId !== undefined && rantai.isPending) return <LoadingRows />
  return (
    <RegistrasiLoader id={registrasiId}>
      {(registrasi) => {
        const record = registrasi.pengawasan.find(({ id }) => id === pengawasanId)
        const lost = pengawasanId !== undefined && !record
        return (
          <Isi
            registrasi={registrasi}
            record={record}
            rantai={rantai.data}
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
  rantai: TindakLanjut | undefined
  closed: boolean
}

function Isi({ registrasi, record, rantai, closed }: IsiProps) {
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
          {rantai && (
            <Callout>
              Menjawab tindak lanjut {rantai.parameter} pada {rantai.komoditas} ({rantai.lokasi}).
            </Callout>
          )}
          <PengawasanForm
            key={record?.id ?? 'baru'}
            registrasi={registrasi}
            record={record}
            rantai={rantai}
          />
        </>
      )}
    </>
  )
}
