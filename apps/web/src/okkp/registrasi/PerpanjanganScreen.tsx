import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { addRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { mayRenew } from '#okkp/registrasi/detail/tindakan.ts'
import { RegistrasiForm } from '#okkp/registrasi/form/RegistrasiForm.tsx'
import { type IsianRegistrasi, perpanjanganOf } from '#okkp/registrasi/form/registrasi-form.ts'
import { RegistrasiLoader } from '#okkp/registrasi/RegistrasiLoader.tsx'
import type { JenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSaved } from '#platform/record/use-saved.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

/** Form of a new registration with the values of the registration that it renews. */
export function PerpanjanganScreen({ id }: { id: number }) {
  return (
    <RegistrasiLoader id={id}>
      {(lama, jenis) => <Perpanjangan key={lama.id} lama={lama} jenis={jenis} />}
    </RegistrasiLoader>
  )
}

function Perpanjangan({ lama, jenis }: { lama: RegistrasiLengkap; jenis: JenisRegistrasi }) {
  const scope = scopeOf(useSignedInUser())
  const saved = useSaved(registrasiRecord.useRefresh())
  const home = registrasiRecord.pageOf(lama)
  const title = `Perpanjang ${lama.unit_usaha}`
  const crumbs = [...registrasiRecord.crumbs, { label: lama.no_registration, to: home }]

  async function save(body: IsianRegistrasi) {
    const answer = await call(addRegistrasi, { query: { perpanjangan: 'true' }, body })
    saved(answer, registrasiRecord.pageOf(answer.data))
  }

  if (!mayRenew(lama)) {
    return (
      <>
        <PageHeader title={title} crumbs={crumbs} />
        <EmptyState
          title="Registrasi ini tidak dapat diperpanjang"
          text="Yang sudah digantikan, dibekukan, atau dicabut tidak dapat diperpanjang."
          action={<AppLink to={home}>Lihat registrasi</AppLink>}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} meta={jenis.nama} />
      <Callout>
        Isian diambil dari registrasi {lama.no_registration}. Setelah disimpan, registrasi itu menjadi
        Digantikan. Isi tanggal terbit dan unggah sertifikat yang baru.
      </Callout>
      <RegistrasiForm
        jenis={jenis}
        initial={perpanjanganOf(lama, scope)}
        draftKey={`registrasi-perpanjangan:${lama.id}`}
        submitLabel="Simpan perpanjangan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke registrasi</BackButton>}
      />
    </>
  )
}
