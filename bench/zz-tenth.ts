import { generateAkun } from './akun-data.ts'
import { prepareGround, unlessFilled } from './ground.ts'
import { signInAll } from './http/stand.ts'
import { generatePengajuan } from './psat-data.ts'
import { generateRegistrasi } from './registrasi-data.ts'
import { generateUjiLab } from './uji-lab-data.ts'

const g = await prepareGround()
await signInAll(g)
await unlessFilled(g.db, 'akun.notifikasi', () => generateAkun(g.db, 20_000, 20_000))
await unlessFilled(g.db, 'psat.pengajuan', () => generatePengajuan(g.db, 20_000))
await unlessFilled(g.db, 'okkp.registrasi', () => generateRegistrasi(g.db, 100_000))
await unlessFilled(g.db, 'okkp.uji_lab', () => generateUjiLab(g.db, 200_000))
await g.close()
console.log('siap')
