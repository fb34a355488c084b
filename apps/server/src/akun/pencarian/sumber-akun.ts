import { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { listAll } from '#akun/pengguna/pengguna-read.service.ts'
import { type SumberPencarian, sebaris } from '#platform/pencarian/sumber.ts'
import type { Platform } from '#platform/platform.ts'

export const sumberAkun = (platform: Platform): SumberPencarian[] => [
  {
    nama: 'Akun',
    access: 'akun.kelola',
    daftar: () => '/admin/settings',
    async search(actor, asked) {
      const { data, meta } = await listAll(platform, actor, userIndex.query.parse(asked))
      const hasil = data.map(({ uuid, nama, username, role }) => ({
        judul: nama,
        keterangan: sebaris(username, roleLabels[role]),
        tautan: `/admin/user/${uuid}`,
      }))
      return { hasil, total: { total: meta.total, atLeast: meta.total_is_minimum ?? false } }
    },
  },
]
