import type { ReadHasil } from '../batas/pratinjau.service.ts'
import { listHasilTersimpan } from './hasil-tersimpan.repository.ts'

export const readHasilTersimpan: ReadHasil = ({ db }, asked) => listHasilTersimpan(db, asked)
