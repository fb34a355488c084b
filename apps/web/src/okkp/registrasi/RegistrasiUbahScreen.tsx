import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { updateRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { frozenOf, frozenText } from '@portal/domain/okkp/registrasi/registrasi.policy'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { RegistrasiForm } from '#okkp/registrasi/form/RegistrasiForm.tsx'
import { type IsianRegistrasi, isianOf } from '#okkp/registrasi/form/registrasi-form.ts'
import { RegistrasiLoader, registrasiCrumbs } from '#okkp/registrasi/RegistrasiLoader.tsx'
import type { JenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

interface RegistrasiUbahScreenProps {
  id: number
  /** Opened for an entry that an issued permit has made. */
  melengkapi?: boolean
}

export function RegistrasiUbahScreen({ id, melengkapi = false }: RegistrasiUbahScreenProps) {
  return (
    <RegistrasiLoader id={id}>
      {(registrasi, jenis) => (
        <Ubah key={registrasi.id} registrasi={registrasi} jenis={jenis} melengkapi={melengkapi} />
      )}
    </RegistrasiLoader>
  )
}

interface UbahProps {
  registrasi: RegistrasiLengkap
  jenis: JenisRegistrasi
  melengkapi: boolean
}

function Ubah({ registrasi, jenis, melengkapi }: UbahProps) {
  const { id, lengkap, asal } = registrasi
  const frozen = frozenOf(registrasi)
  // The version the form was filled from: a newer one that arrives meanwhile must be refused, not hidden.
  const [versi] = useState(registrasi.versi)
  const scope = scopeOf(useSignedInUser())
  const navigate = useNavigate()
  const refresh = useRefreshRegistrasi()
  const home = `/okkp/admin/registrasi/${id}`
  const title = `${lengkap ? 'Ubah' : 'Lengkapi'} ${registrasi.unit_usaha}`
  const crumbs = [...registrasiCrumbs, { label: registrasi.no_registration, to: home }]

  async function save(isian: IsianRegistrasi) {
    const { message } = await call(updateRegistrasi, { body: { ...isian, id, versi } })
    popup.success(message)
    void navigate({ to: '/okkp/admin/registrasi/$id', params: { id: String(id) } })
    void refresh()
  }

  if (!mayChange(registrasi)) {
    return (
      <>
        <PageHeader title={registrasi.unit_usaha} crumbs={crumbs} />
        <EmptyState
          title="Registrasi ini hanya dapat dibaca"
          text={
            registrasi.boleh_ubah
              ? 'Registrasi ini sudah digantikan. Ubah penggantinya.'
              : 'Terbitan pusat hanya dapat diubah oleh OKKP Pusat.'
          }
          action={<AppLink to={home}>Lihat registrasi</AppLink>}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} meta={jenis.nama} />
      {(melengkapi || !lengkap) && (
        <Callout>
          {asal === 'psat' && 'Registrasi ini dibuat dari permohonan PSAT yang sudah terbit. '}
          {lengkap
            ? 'Datanya sudah lengkap; ubah hanya bila ada yang keliru.'
            : 'Datanya belum lengkap. Periksa isiannya dan isi yang masih kosong, lalu simpan.'}
        </Callout>
      )}
      {frozen.length > 0 && (
        <Callout>Nama, NIB, nomor, tanggal, dan sertifikat tidak diubah di sini. {frozenText}</Callout>
      )}
      <RegistrasiForm
        jenis={jenis}
        initial={isianOf(registrasi, scope, jenis.masa_berlaku_tahun)}
        frozen={frozen}
        draftKey={`registrasi-ubah:${id}:${versi}`}
        submitLabel="Simpan perubahan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke registrasi</BackButton>}
      />
    </>
  )
}
