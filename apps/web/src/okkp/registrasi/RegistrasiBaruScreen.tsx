import { addRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useNavigate } from '@tanstack/react-router'
import classes from '#okkp/registrasi/form/form.module.css'
import { RegistrasiForm } from '#okkp/registrasi/form/RegistrasiForm.tsx'
import { blankIsian, type IsianRegistrasi } from '#okkp/registrasi/form/registrasi-form.ts'
import { registrasiCrumbs } from '#okkp/registrasi/RegistrasiLoader.tsx'
import { type JenisRegistrasi, useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

/** A new registration: first its kind (in the address), then the form of that kind. */
export function RegistrasiBaruScreen({ jenisId }: { jenisId: number | undefined }) {
  const { data: daftar, error, refetch } = useJenisRegistrasi()
  const jenis = daftar?.find(({ id }) => id === jenisId)
  if (jenis) return <FormBaru key={jenis.id} jenis={jenis} />
  return (
    <>
      <PageHeader
        title="Tambah registrasi"
        crumbs={registrasiCrumbs}
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

function FormBaru({ jenis }: { jenis: JenisRegistrasi }) {
  const scope = scopeOf(useSignedInUser())
  const navigate = useNavigate()
  const refresh = useRefreshRegistrasi()

  async function save(body: IsianRegistrasi) {
    const { data, message } = await call(addRegistrasi, { body })
    popup.success(message)
    void refresh()
    void navigate({ to: '/okkp/admin/registrasi/$id', params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader title={`Tambah ${jenis.nama}`} crumbs={registrasiCrumbs} />
      <RegistrasiForm
        jenis={jenis}
        initial={blankIsian(jenis.id, scope)}
        draftKey={`registrasi-baru:${jenis.id}`}
        submitLabel="Simpan registrasi"
        onSubmit={save}
        extraActions={<BackButton to="/okkp/admin/registrasi">Kembali ke daftar</BackButton>}
      />
    </>
  )
}
