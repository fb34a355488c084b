import classes from '#okkp/registrasi/form/form.module.css'
import { addRegistrasiOf } from '#okkp/registrasi/registrasi-forms.tsx'
import { type JenisRegistrasi, useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

/** Asks for the kind first, which the address stores, then shows the form of that kind. */
export function RegistrasiBaruScreen({ jenisId }: { jenisId: number | undefined }) {
  const { data: daftar, error, refetch } = useJenisRegistrasi()
  const jenis = daftar?.find(({ id }) => id === jenisId)
  if (jenis) return <AddScreen key={jenis.id} of={addRegistrasiOf} from={jenis} />
  return (
    <>
      <PageHeader
        title="Tambah registrasi"
        crumbs={registrasiRecord.crumbs}
        meta="Pilih jenis registrasi yang akan dicatat."
      />
      {daftar ? (
        <PilihJenis daftar={daftar} />
      ) : error ? (
        <ErrorState
          title="Jenis registrasi belum dapat dimuat"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRows />
      )}
    </>
  )
}

function PilihJenis({ daftar }: { daftar: readonly JenisRegistrasi[] }) {
  return (
    <ul className={classes.kinds}>
      {daftar.map(({ id, nama, masa_berlaku_tahun: years }) => (
        <li key={id}>
          <AppLink to="/okkp/admin/registrasi/add" search={{ jenis: id }} className={classes.kind}>
            <b>{nama}</b>
            <span>{years === null ? 'Berlaku sampai dicabut' : `Berlaku ${years} tahun`}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
