import type { Part } from '#okkp/part.ts'
import { forgetAddresses } from './penilaian.repository.ts'
import { penilaianRoutes } from './penilaian.routes.ts'

export const penilaianPart: Part = {
  routes: penilaianRoutes,
  jobs: ({ jobs, db, clock }) =>
    jobs.every('penilaian-alamat', '20 * * * *', () => forgetAddresses(db, clock())),
}
