import type { FormLangkah } from '@portal/domain/psat/alur/form-langkah'
import type { AksiTersedia } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { describe, expect, test } from 'vitest'
import { formTerbit, langkahDi, sortLangkah } from '#psat/tindakan/langkah-di.ts'

const langkah = (form: FormLangkah, rest: Partial<AksiTersedia> = {}): AksiTersedia => ({
  aksi: form,
  label: form,
  form,
  call: 'audit/uji',
  proses: null,
  wajib_catatan: false,
  minta_alasan: null,
  membawa_temuan: false,
  pindah: true,
  ...rest,
})
const names = (found: readonly { aksi: AksiTersedia }[]) => found.map(({ aksi }) => aksi.aksi)

test('steps stand where their form says, in the order of the map', () => {
  const aksi = ['penarikan', 'mintaWaktu', 'catatan', 'perbaikan', 'beriWaktu', 'nomor', 'isian'] as const
  const offered = aksi.map((form) => langkah(form))
  expect(names(langkahDi(offered, 'kartu'))).toEqual(['perbaikan', 'catatan', 'mintaWaktu', 'penarikan'])
  expect(names(langkahDi(offered, 'permintaan'))).toEqual(['beriWaktu'])
  expect(names(langkahDi(offered, 'penerbitan'))).toEqual(['nomor'])
})

describe('the order of the buttons', () => {
  const team = langkah('tim', { pindah: false })
  const revision = langkah('hasilAudit', { aksi: 'minta', membawa_temuan: true })
  const clear = langkah('hasilAudit', { aksi: 'lolos' })
  const steps = [team, revision, clear].map((aksi) => ({ aksi }))

  test('going on comes first, and what leaves the file where it is last', () => {
    expect(names(sortLangkah(steps, 0))).toEqual(['lolos', 'minta', 'tim'])
  })
  test('with findings in hand asking for the revision comes first', () => {
    expect(names(sortLangkah(steps, 1))).toEqual(['minta', 'lolos', 'tim'])
  })
})

test('sending to OSS leads its stage though the file stays; handing the work back never does', () => {
  const offered = [
    langkah('kirimOss', { aksi: 'kembalikan', proses: 'revision' }),
    langkah('kirimOss', { aksi: 'kirim', proses: 'accept', pindah: false }),
    langkah('unggahSertifikat', { aksi: 'unggah' }),
  ]
  const order = (steps: readonly AksiTersedia[]) => names(sortLangkah(langkahDi(steps, 'kartu'), 0))
  expect(order(offered)).toEqual(['kirim', 'unggah', 'kembalikan'])
  expect(order(offered.filter(({ aksi }) => aksi !== 'kirim'))).toEqual(['unggah', 'kembalikan'])
})

describe('forms of payment and certificate', () => {
  const held = (form: FormLangkah) => ({ ...langkah(form), sebab: ['Belum.'] })

  test('two steps that share a form have it once', () => {
    const aksi = [langkah('periksaBukti', { aksi: 'terima' }), langkah('periksaBukti', { aksi: 'tolak' })]
    expect(names(formTerbit({ aksi, tertunda: [] }))).toEqual(['terima'])
  })
  test('the certificate is made ready while it waits for its number; a bill that is not due is not', () => {
    const tertunda = [held('tagihan'), held('sertifikat')]
    const before = formTerbit({ aksi: [langkah('nomor')], tertunda })
    expect(before.map(({ aksi, siap }) => [aksi.form, siap])).toEqual([
      ['nomor', true],
      ['sertifikat', false],
    ])
    const after = formTerbit({ aksi: [langkah('nomor'), langkah('sertifikat')], tertunda: [] })
    expect(after.map(({ aksi, siap }) => [aksi.form, siap])).toEqual([
      ['nomor', true],
      ['sertifikat', true],
    ])
  })
})
