import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { RincianPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { JawabanKasusCallout } from '#okkp/kasus/JawabanKasusCallout.tsx'
import { kasusPage } from '#okkp/kasus/use-kasus.ts'
import { lembagaOf } from '#okkp/pengujian/lembaga.ts'
import { RapidTestForm } from '#okkp/rapid-test/RapidTestForm.tsx'
import {
  type IsianRapid,
  type IsianSumber,
  isianRapid,
  rapidBaru,
  rapidDariLaporan,
  rapidDariSumber,
} from '#okkp/rapid-test/rapid-test-form.ts'
import { rapidRecord } from '#okkp/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

interface Asal {
  jenis?: number | undefined
  kasus?: Kasus | undefined
  laporan?: RincianPengaduan
  /** Finding that the test repeats. */
  isian?: IsianSumber
}

/** Starts with the kind that the list shows, or with what a case, a report or another test says. */
export const addRapid: AddForm<RapidTest, IsianRapid, Blank<IsianRapid>, Asal> = {
  record: rapidRecord,
  title: 'Tambah rapid test',
  submitLabel: 'Simpan rapid test',
  initial: ({ jenis, isian, laporan }, user) => {
    const blank = rapidBaru({ jenisId: jenis, lembaga: lembagaOf(user) })
    if (isian) return { ...blank, ...rapidDariSumber(isian) }
    return laporan ? { ...blank, ...rapidDariLaporan(laporan) } : blank
  },
  draftKey: ({ kasus, laporan }) =>
    kasus ? `rapid-test-kasus:${kasus.id}` : laporan ? `rapid-test-laporan:${laporan.id}` : 'rapid-test-baru',
  save: (isian, { kasus }) => {
    const tindak_lanjut = kasus ? { id: kasus.id, versi: kasus.versi } : null
    return call(rapidTestCalls.add, { body: { ...isian, tindak_lanjut } })
  },
  next: (added, { kasus }) => (kasus ? kasusPage(kasus.id) : rapidRecord.pageOf(added)),
  above: ({ kasus, laporan }) =>
    kasus ? (
      <JawabanKasusCallout kasus={kasus} />
    ) : (
      laporan && <Callout>Menurut laporan {laporan.nomor}. Periksa isiannya sebelum menyimpan.</Callout>
    ),
  form: (props) => <RapidTestForm {...props} />,
}

export const changeRapid: ChangeForm<RapidTest, IsianRapid, Blank<IsianRapid>> = {
  record: rapidRecord,
  title: (record) => `Ubah rapid test ${panganUji(record)}`,
  crumb: panganUji,
  back: 'Kembali ke rapid test',
  initial: isianRapid,
  draftKey: ({ id, versi }) => `rapid-test-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(rapidTestCalls.update, { body: { ...isian, id, versi } }),
  form: (props) => <RapidTestForm {...props} />,
}
