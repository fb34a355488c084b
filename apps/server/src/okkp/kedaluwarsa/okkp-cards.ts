import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { RegistrasiFilter } from '#okkp/registrasi/daftar/registrasi-filter.repository.ts'
import { registrasiList } from '#okkp/registrasi/daftar/registrasi-list.repository.ts'
import type { Platform } from '#platform/platform.ts'

/** Upper bound of the number on a card. A larger number would tell the reader nothing more. */
const mostOnCard = 100_000

/** Cards with the open work of a registry office within its region. */
export function okkpCards({ db, clock }: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'registrasi.kelola')) return []
    const scope = scopeOf(actor)
    // Only the central office completes central entries.
    const own = scope.jenis === 'semua' ? {} : { pusat: false }
    const today = dayInJakarta(clock())
    const count = async (filter: RegistrasiFilter) =>
      (await registrasiList.countUpTo(db, { scope, today }, filter, mostOnCard)).total
    const [expiring, overdue, incomplete] = await Promise.all([
      count({ status: 'segera_habis' }),
      count({ tindak_lanjut: 'terlambat' }),
      count({ lengkap: false, ...own }),
    ])
    const card = (judul: string, keterangan: string, jumlah: number, query: string): KartuBeranda => ({
      layanan: 'OKKP',
      judul,
      keterangan,
      jumlah,
      tautan: `/okkp/admin/registrasi${query}`,
      perhatian: jumlah > 0,
    })
    const cards = [
      card('Registrasi segera habis', 'Masih berlaku paling lama 60 hari lagi.', expiring, '?tab=akan-habis'),
      card(
        'Tindak lanjut terlambat',
        'Registrasi dengan temuan yang lewat batas waktunya.',
        overdue,
        '?tindak_lanjut=terlambat&sort=batas_waktu',
      ),
    ]
    if (incomplete > 0) {
      const text = 'Entri dari berkas PSAT yang terbit dan menunggu dilengkapi.'
      const query = scope.jenis === 'semua' ? '?lengkap=false' : '?lengkap=false&pusat=false'
      cards.push(card('Registrasi belum lengkap', text, incomplete, query))
    }
    return cards
  }
}
