import type { IsiKasus } from './kasus.records.ts'
import { isOpenStatus, type KeadaanKasus } from './kasus.state.ts'
import { type AksiKasus, type LangkahKasus, tabelAksi, tabelLangkah } from './kasus.table.ts'

/** What the reader of a case may do at all. The state of the case then decides what is possible now. */
export interface HakKasus {
  /** Office in whose region the case lies. */
  kantor: boolean
  /** Sources at whose place this office secures goods and guides, although the case belongs to another office. */
  sumber: readonly number[]
  /** May enter laboratory tests, rapid tests of the source's kind, supervision of the registration. */
  uji_lab: boolean
  rapid: boolean
  pengawasan: boolean
  /** Laboratory that the open request names. */
  laboratorium: boolean
  /** Proposals that this account may confirm, and those that it made. */
  orang_kedua: readonly number[]
  pengusul: readonly number[]
}

export interface AksiMungkin {
  nama: AksiKasus
  langkah: LangkahKasus
  label: string
  formulir: string
  /** Proposal that `periksa` decides or `tarik_usulan` takes back. */
  usulan_id: number | null
}

interface Calon {
  nama: AksiKasus
  langkah: LangkahKasus
  usulan_id?: number
  /** For the office of the case, or for the offices of its sources. */
  bagi?: 'kantor' | 'sumber'
}

function possible(isi: IsiKasus, { langkah, terbuka, luaran, permintaan, gugur }: KeadaanKasus): Calon[] {
  if (isi.ditutup !== null) return []
  const open = (name: LangkahKasus) => terbuka.includes(name)
  const steps: Calon[] = []
  const asked = permintaan === 'berlaku' || permintaan === 'terlambat'
  for (const name of ['konfirmasi', 'uji_ulang'] as const) {
    if (!open(name)) continue
    // A request that is late, declined or answered without a verdict may be made again.
    if (permintaan !== 'berlaku') steps.push({ nama: 'minta_uji', langkah: name })
    if (asked)
      steps.push({ nama: 'jawab_permintaan', langkah: name }, { nama: 'batalkan_permintaan', langkah: name })
    steps.push({ nama: 'catat_uji', langkah: name })
    if (name === 'uji_ulang') steps.push({ nama: 'catat_rapid', langkah: name })
  }
  const reported = isi.sumber.some(({ asal, berlaku }) => asal === 'pengaduan' && berlaku)
  // A report is looked into on the spot: with a visit, and with a screening that joins its case.
  if (open('konfirmasi') && reported)
    steps.push(
      { nama: 'catat_kunjungan', langkah: 'konfirmasi' },
      { nama: 'catat_rapid', langkah: 'konfirmasi' },
    )
  if (open('pengamanan')) steps.push({ nama: 'amankan', langkah: 'pengamanan' })
  if (open('penelusuran')) steps.push({ nama: 'telusuri', langkah: 'penelusuran' })
  if (open('pembinaan')) {
    steps.push({
      nama: isi.registrasi_id === null ? 'bina' : 'catat_pengawasan',
      langkah: 'pembinaan',
      bagi: 'kantor',
    })
    steps.push({ nama: 'bina', langkah: 'pembinaan', bagi: 'sumber' })
  }
  const waiting = isi.usulan.filter(({ id, keadaan }) => keadaan === 'menunggu' && !gugur.includes(id))
  const proposed = (name: LangkahKasus) => waiting.some((one) => one.langkah === name)
  for (const { langkah: name, status } of langkah) {
    if (tabelLangkah[name].bolehTidakDapat && isOpenStatus(status) && !proposed(name))
      steps.push({ nama: 'tidak_dapat', langkah: name })
  }
  for (const { id, langkah: name } of waiting) {
    steps.push({ nama: 'periksa', langkah: name, usulan_id: id })
    steps.push({ nama: 'tarik_usulan', langkah: name, usulan_id: id })
  }
  if (luaran !== null || !proposed('penutupan')) steps.push({ nama: 'tutup', langkah: 'penutupan' })
  return steps
}

function allowed({ nama, usulan_id, bagi }: Calon, hak: HakKasus): boolean {
  const sumber = !hak.kantor && hak.sumber.length > 0
  switch (nama) {
    case 'amankan':
      return hak.kantor || sumber
    case 'bina':
      return bagi === 'sumber' ? sumber : hak.kantor
    case 'catat_uji':
      return hak.uji_lab
    case 'catat_rapid':
      return hak.rapid
    case 'catat_pengawasan':
      return hak.pengawasan
    case 'jawab_permintaan':
      return hak.laboratorium
    case 'periksa':
      return usulan_id !== undefined && hak.orang_kedua.includes(usulan_id)
    case 'tarik_usulan':
      return usulan_id !== undefined && hak.pengusul.includes(usulan_id)
    default:
      return hak.kantor
  }
}

/** Returns what this account may do now, in the order of the steps. */
export function actionsOf(isi: IsiKasus, keadaan: KeadaanKasus, hak: HakKasus): AksiMungkin[] {
  return possible(isi, keadaan)
    .filter((calon) => allowed(calon, hak))
    .map(({ nama, langkah, usulan_id }) => ({
      nama,
      langkah,
      label:
        nama === 'tidak_dapat'
          ? `${tabelLangkah[langkah].label} tidak dapat dilakukan`
          : tabelAksi[nama].label,
      formulir: tabelAksi[nama].formulir,
      usulan_id: usulan_id ?? null,
    }))
}

/** Returns the answer to a step out of turn: what is possible now. */
export function outOfTurn(nama: AksiKasus, isi: IsiKasus, actions: readonly AksiMungkin[]): string {
  const what = `${tabelAksi[nama].label} tidak dapat dilakukan sekarang.`
  if (isi.ditutup !== null) return `${what} Kasus ini sudah ditutup.`
  const names = [...new Set(actions.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)))]
  return names.length === 0
    ? `${what} Kasus ini sedang menunggu kantor atau laboratorium lain.`
    : `${what} Yang dapat dilakukan: ${names.join(', ')}.`
}
