import type { ReadHasil } from '../batas/pratinjau.service.ts'
import { listHasilTersimpan } from './hasil-tersimpan.repository.ts'

/** What a change of limits is held against. */
export const readHasilTersimpan: ReadHasil = ({ db }, asked) => listHasilTersimpan(db, asked)
