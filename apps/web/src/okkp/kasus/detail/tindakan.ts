import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { tabelAksi } from '@portal/domain/okkp/kasus/kasus.table'
import type { AksiRincian } from '#okkp/kasus/formulir/use-langkah.ts'

export interface Tindakan {
  /** Actions of the first step that this account can move. The first one is the primary button. */
  utama: AksiRincian[]
  /** Actions of the other open steps, which stand at their step. */
  lain: AksiRincian[]
  /** Ways out that need a reason. They stand in the menu. */
  menu: AksiRincian[]
}

const isWayOut = ({ nama }: AksiRincian, { luaran_diusulkan }: RincianKasus) =>
  nama === 'tidak_dapat' ||
  nama === 'batalkan_permintaan' ||
  nama === 'tarik_usulan' ||
  (nama === 'tutup' && luaran_diusulkan === null)

/** Sorts what the server allows into the places of the page. */
export function tindakanOf(kasus: RincianKasus): Tindakan {
  const menu = kasus.aksi.filter((aksi) => isWayOut(aksi, kasus))
  const rest = kasus.aksi.filter((aksi) => !menu.includes(aksi))
  const order = kasus.langkah_kasus.map(({ langkah }) => langkah)
  const first = order.find((langkah) => rest.some((aksi) => aksi.langkah === langkah))
  return {
    utama: rest.filter(({ langkah }) => langkah === first),
    lain: rest.filter(({ langkah }) => langkah !== first),
    menu,
  }
}

/** True for the office of a source that may secure goods and guide at its place, in the case of another office. */
export const diTempat = ({ boleh_tutup, aksi }: Pick<RincianKasus, 'boleh_tutup' | 'aksi'>) =>
  !boleh_tutup && aksi.some(({ nama }) => nama === 'amankan' || nama === 'bina')

/** True if somebody at this desk must act: the office, the asked laboratory, or the second account. */
export const menungguSaya = ({ ditutup, giliran_saya, aksi }: RincianKasus) =>
  ditutup === null &&
  (giliran_saya || aksi.some(({ nama }) => ['laboratorium', 'orang_kedua'].includes(tabelAksi[nama].pelaku)))
