import type { Part } from '#okkp/part.ts'
import { pengawasanRoutes } from './pengawasan.routes.ts'

export const pengawasanPart: Part = { routes: pengawasanRoutes }
export { pengawasanOfRegistrasi } from './pengawasan.service.ts'
