import { kodeIzin } from '../acuan.ts'
import type { Izin } from '../data.ts'
import type { Simulator } from '../simulator.ts'
import { type Isi, teks } from './jawaban.ts'

/**
 * Finds the licence of a pushed message. With the setting `adopsi`, the simulator creates an unknown licence from the
 * message.
 */
export function findIzin(sim: Simulator, isi: Isi): Izin | undefined {
  const id_izin = teks(isi.id_izin)
  const known = sim.keadaan.izin.get(id_izin)
  if (known || !sim.setelan.adopsi || !kodeIzin[teks(isi.kd_izin)]) return known
  const izin: Izin = {
    id_izin,
    kd_izin: teks(isi.kd_izin),
    nib: teks(isi.nib),
    oss_id: teks(isi.oss_id),
    id_proyek: teks(isi.id_proyek),
    id_produk: teks(isi.id_produk) || '-',
    kd_daerah: teks(isi.kd_daerah) || '3100000000',
    kewenangan: '00',
    kd_status: '00',
    dibuat: sim.now().toISOString(),
    riwayat: [],
    nomor: '',
    nomor_instansi: '',
    tgl_terbit: '',
    tgl_berlaku: '',
    berkas: [],
  }
  sim.buku.record({ jenis: 'izin', izin })
  return sim.keadaan.izin.get(id_izin)
}
