import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { addUjiLab, type UjiLabLengkap, updateUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { rantaiList } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { UjiLabForm } from '#okkp/uji-lab/UjiLabForm.tsx'
import { type IsianUjiLab, isianBaru, isianKonfirmasi, isianOf } from '#okkp/uji-lab/uji-lab-form.ts'
import { ujiLabRecord } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

interface Asal {
  jenisId: number | undefined
  /** Follow-up of a positive rapid test that asks for this test. */
  rantai: TindakLanjut | undefined
  rapid: RapidTest | undefined
  komoditas: readonly Option[]
}

export const addUji: AddForm<UjiLabLengkap, IsianUjiLab, Blank<IsianUjiLab>, Asal> = {
  record: ujiLabRecord,
  title: 'Tambah hasil uji laboratorium',
  meta: 'Salin dari laporan hasil uji (LHU). Putusan tiap parameter diusulkan dari batas yang berlaku.',
  submitLabel: 'Simpan hasil uji',
  initial: ({ jenisId, rantai, rapid, komoditas }) =>
    rantai ? isianKonfirmasi({ rantai, rapid, komoditas }) : isianBaru(jenisId),
  draftKey: ({ rantai }) => (rantai ? `uji-lab-baru:${rantai.id}` : 'uji-lab-baru'),
  save: (isian, { rantai }) => {
    const tindak_lanjut = rantai ? { id: rantai.id, versi: rantai.versi } : null
    return call(addUjiLab, { body: { ...isian, tindak_lanjut } })
  },
  next: (added, { rantai }) => (rantai ? `${rantaiList}/${rantai.id}` : ujiLabRecord.pageOf(added)),
  above: ({ rantai }) =>
    rantai && (
      <Callout>
        Uji konfirmasi untuk rapid test positif {rantai.parameter} pada {rantai.komoditas} ({rantai.lokasi}).
        Hasilnya tertaut ke tindak lanjutnya.
      </Callout>
    ),
  form: (props) => <UjiLabForm {...props} correcting={false} />,
}

export const changeUji: ChangeForm<UjiLabLengkap, IsianUjiLab, Blank<IsianUjiLab>> = {
  record: ujiLabRecord,
  title: ({ kode_sampel }) => `Perbaiki hasil uji ${kode_sampel}`,
  meta: 'Yang lama tetap tersimpan di riwayat. Putusan dihitung ulang menurut batas pada tanggal uji.',
  crumb: ({ kode_sampel }) => kode_sampel,
  submitLabel: 'Simpan perbaikan',
  back: 'Kembali ke hasil uji',
  initial: isianOf,
  draftKey: ({ id, versi }) => `uji-lab-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(updateUjiLab, { body: { ...isian, id, versi } }),
  form: (props) => <UjiLabForm {...props} correcting />,
}
