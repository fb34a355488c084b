import { levelSppb } from '@portal/domain/okkp/registrasi/registrasi.schema'

export const levelOptions = levelSppb.map((value) => ({ value, label: `Level ${value}` }))
