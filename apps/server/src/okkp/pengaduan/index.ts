import type { Part } from '#okkp/part.ts'
import { forgetPengaduan } from './masa-simpan.service.ts'
import { pengaduanRoutes } from './pengaduan.routes.ts'
import { pengaduanCards } from './pengaduan-cards.ts'

export const pengaduanPart: Part = {
  routes: pengaduanRoutes,
  cards: pengaduanCards,
  jobs: (platform) =>
    platform.jobs.every('pengaduan-masa-simpan', '40 * * * *', () => forgetPengaduan(platform)),
}
