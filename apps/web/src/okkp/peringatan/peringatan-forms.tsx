import {
  correctPeringatan,
  type PeringatanForm as Isian,
  type isianPeringatan,
  type Peringatan,
  peringatanCalls,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { Result } from '@portal/domain/platform/contract'
import { BuktiCallout } from '#okkp/peringatan/BuktiCallout.tsx'
import { kataUsulan } from '#okkp/peringatan/kata-usulan.ts'
import { type IsianPeringatan, PeringatanForm } from '#okkp/peringatan/PeringatanForm.tsx'
import { peringatanRecord } from '#okkp/peringatan/use-peringatan.ts'
import { call } from '#platform/api/client.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

const blank: IsianPeringatan = {
  jenis: null,
  judul: '',
  pangan: '',
  isi: '',
  saran: '',
  bets: null,
  nomor_izin: null,
  provinsi_id: null,
  alasan: null,
  foto: null,
  bukti: null,
}

/** Draft that starts with what a record says, and the record as its evidence. */
type DariBukti = Result<typeof isianPeringatan>['data']

function isianBaru(dari: DariBukti | undefined): IsianPeringatan {
  if (!dari) return blank
  const { asal, id } = dari.bukti
  return { ...blank, ...dari.isian, bukti: { asal, id } }
}

export const addPeringatan: AddForm<Peringatan, Isian, IsianPeringatan, DariBukti | undefined> = {
  record: peringatanRecord,
  title: 'Tulis peringatan',
  meta: 'Draf ini baru tampil bagi umum setelah diterbitkan orang lain dari OKKP Pusat.',
  submitLabel: 'Simpan draf',
  initial: isianBaru,
  draftKey: (dari) => (dari ? `peringatan-baru-${dari.bukti.asal}-${dari.bukti.id}` : 'peringatan-baru'),
  above: (dari) => dari && <BuktiCallout bukti={dari.bukti} />,
  save: async (body) => {
    const { data } = await call(peringatanCalls.add, { body })
    return { data, message: 'Draf disimpan dan menunggu orang kedua' }
  },
  form: (props) => <PeringatanForm {...props} correcting={false} />,
}

const shownOf = ({ draf, riwayat }: Peringatan) => draf ?? riwayat[0]

function isianOf(peringatan: Peringatan): IsianPeringatan {
  const { jenis, provinsi_id, draf } = peringatan
  const { judul, pangan, isi, saran, bets, nomor_izin, foto } = shownOf(peringatan) ?? blank
  const alasan = draf?.alasan ?? null
  return { jenis, judul, pangan, isi, saran, bets, nomor_izin, provinsi_id, foto, alasan, bukti: null }
}

/** Edits the draft, or starts a correction of the published version. */
export const changePeringatan: ChangeForm<Peringatan, Isian, IsianPeringatan> = {
  record: peringatanRecord,
  title: ({ draf }) => (draf ? `Ubah ${kataUsulan[draf.tindakan].sebutan}` : 'Tulis koreksi'),
  meta: ({ draf }) =>
    draf
      ? `Siapa pun yang mengubahnya menjadi penulisnya, jadi bukan ia yang ${kataUsulan[draf.tindakan].kataKerja}.`
      : 'Versi yang sekarang tetap dapat dibaca umum di riwayatnya.',
  crumb: (peringatan) => shownOf(peringatan)?.judul ?? peringatan.judul,
  submitLabel: ({ draf }) => `Simpan ${kataUsulan[draf?.tindakan ?? 'koreksi'].sebutan}`,
  back: 'Kembali',
  initial: isianOf,
  draftKey: ({ id, versi }) => `peringatan-${id}-${versi}`,
  save: async (form, { id, versi, draf }) => {
    await call(draf ? peringatanCalls.update : correctPeringatan, { body: { ...form, id, versi } })
    return { message: 'Disimpan dan menunggu orang kedua' }
  },
  form: (props, { draf }) => (
    <PeringatanForm {...props} correcting={draf === null || draf.tindakan !== 'terbit'} />
  ),
}
