import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { countUnread } from '#akun/notifikasi/notifikasi.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { kartuCadangan } from './cadangan-card.ts'
import { countNeverSignedIn, countServerErrors, readArsipState } from './catatan.repository.ts'
import type { CardProvider } from './start-cards.ts'

const day = 86_400_000

export function akunCards({ config, db, clock, mail }: Platform): CardProvider {
  return async (actor) => {
    const cards: KartuBeranda[] = []
    const unread = await countUnread(db, actor.id)
    cards.push({
      layanan: 'Admin',
      judul: 'Notifikasi belum dibaca',
      keterangan: 'Kabar untuk Anda dari semua layanan.',
      jumlah: unread,
      tautan: '/admin/notifikasi',
      perhatian: unread > 0,
      giliran_saya: true,
    })
    if (hasPermission(actor.role, 'log.baca') && config.OUTBOUND === 'off') {
      cards.push({
        layanan: 'Admin',
        judul: 'Surel menunggu',
        keterangan: 'Pengiriman surel dan pesan ke OSS dimatikan di server (OUTBOUND=off).',
        jumlah: await mail.countWaiting(db),
        tautan: '/admin/oss',
        perhatian: true,
        tetap: true,
      })
    }
    if (hasPermission(actor.role, 'log.baca')) {
      const errors = await countServerErrors(db, new Date(clock().getTime() - day))
      cards.push({
        layanan: 'Admin',
        judul: 'Galat server 24 jam terakhir',
        keterangan: 'Permintaan yang gagal karena galat di server.',
        jumlah: errors,
        tautan: '/admin/logs',
        perhatian: errors > 0,
      })
      cards.push(kartuCadangan(await readArsipState(db), clock()))
    }
    if (hasPermission(actor.role, 'akun.kelola')) {
      cards.push({
        layanan: 'Admin',
        judul: 'Akun belum pernah masuk',
        keterangan: 'Akun aktif yang pemiliknya belum pernah masuk.',
        jumlah: await countNeverSignedIn(db),
        tautan: '/admin/settings?status=true&pernah_masuk=false',
        perhatian: false,
      })
    }
    return cards
  }
}
