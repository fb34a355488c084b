import { addRegistrasi, updateRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { frozenOf, frozenText } from '@portal/domain/okkp/registrasi/registrasi.policy'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { RegistrasiForm } from '#okkp/registrasi/form/RegistrasiForm.tsx'
import { blankIsian, type IsianRegistrasi, isianOf } from '#okkp/registrasi/form/registrasi-form.ts'
import type { JenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { type RegistrasiBerjenis, registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

export const addRegistrasiOf: AddForm<RegistrasiBerjenis, IsianRegistrasi, IsianRegistrasi, JenisRegistrasi> =
  {
    record: registrasiRecord,
    title: ({ nama }) => `Tambah ${nama}`,
    submitLabel: 'Simpan registrasi',
    initial: ({ id }, user) => blankIsian(id, scopeOf(user)),
    draftKey: ({ id }) => `registrasi-baru:${id}`,
    save: (body) => call(addRegistrasi, { body }),
    form: (props, jenis) => <RegistrasiForm {...props} jenis={jenis} />,
  }

export const changeRegistrasi: ChangeForm<RegistrasiBerjenis, IsianRegistrasi> = {
  record: registrasiRecord,
  title: ({ lengkap, unit_usaha }) => `${lengkap ? 'Ubah' : 'Lengkapi'} ${unit_usaha}`,
  meta: ({ jenis }) => jenis.nama,
  crumb: ({ no_registration }) => no_registration,
  back: 'Kembali ke registrasi',
  initial: (registrasi, user) => isianOf(registrasi, scopeOf(user), registrasi.jenis.masa_berlaku_tahun),
  draftKey: ({ id, versi }) => `registrasi-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(updateRegistrasi, { body: { ...isian, id, versi } }),
  closed: (registrasi) =>
    mayChange(registrasi)
      ? undefined
      : {
          header: registrasi.unit_usaha,
          title: 'Registrasi ini hanya dapat dibaca',
          text: registrasi.boleh_ubah
            ? 'Registrasi ini sudah digantikan. Ubah penggantinya.'
            : 'Terbitan pusat hanya dapat diubah oleh OKKP Pusat.',
        },
  above: (registrasi) => (
    <>
      {!registrasi.lengkap && <Lengkapi registrasi={registrasi} />}
      <Beku registrasi={registrasi} />
    </>
  ),
  form: (props, registrasi) => (
    <RegistrasiForm {...props} jenis={registrasi.jenis} frozen={frozenOf(registrasi)} />
  ),
}

/** Form to complete an entry that an issued permit has created. */
export const completeRegistrasi: typeof changeRegistrasi = {
  ...changeRegistrasi,
  above: (registrasi) => (
    <>
      <Lengkapi registrasi={registrasi} />
      <Beku registrasi={registrasi} />
    </>
  ),
}

function Lengkapi({ registrasi: { asal, lengkap } }: { registrasi: RegistrasiBerjenis }) {
  return (
    <Callout>
      {asal === 'psat' && 'Registrasi ini dibuat dari permohonan PSAT yang sudah terbit. '}
      {lengkap
        ? 'Datanya sudah lengkap; ubah hanya bila ada yang keliru.'
        : 'Datanya belum lengkap. Periksa isiannya dan isi yang masih kosong, lalu simpan.'}
    </Callout>
  )
}

function Beku({ registrasi }: { registrasi: RegistrasiBerjenis }) {
  if (frozenOf(registrasi).length === 0) return null
  return <Callout>Nama, NIB, nomor, tanggal, dan sertifikat tidak diubah di sini. {frozenText}</Callout>
}
