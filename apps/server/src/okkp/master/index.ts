import { masters, parameter } from '@portal/domain/okkp/master/master.contract'
import type { Part } from '#okkp/part.ts'
import { masterRoutes } from '#platform/master/master.routes.ts'
import { provinsiRoutes } from './provinsi.routes.ts'

export const masterPart: Part = {
  routes(app, platform) {
    masterRoutes(app, platform, 'okkp', [...Object.values(masters), parameter])
    provinsiRoutes(app, platform)
  },
}
