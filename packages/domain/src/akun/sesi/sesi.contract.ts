import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { pengguna } from '../pengguna/pengguna.schema.ts'
import { newPassword } from './sandi.ts'

/** For clients without cookies. Browsers use the cookie, because scripts cannot read it. */
const refreshInBody = z
  .boolean()
  .optional()
  .describe('Minta token penyegar di isi jawaban (refresh_token), bagi pemanggil yang tidak menyimpan kuki.')

/** `captchaToken` is the one-time token from /api/verify-captcha. */
export const loginBody = z.object({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(200),
  captchaToken: z.string().min(1, 'Selesaikan captcha lebih dahulu.').max(200),
  refresh_in_body: refreshInBody,
})

/** A session with the field names of the specification (section 3) and of both log-in calls. */
export const signedIn = z.object({
  success: z.literal(true),
  access_token: z.string(),
  /** Minutes until the session ends. */
  expires: z.number().int(),
  user: pengguna,
  data: pengguna,
  token: z.string(),
  accessToken: z.string(),
  /** Expiry of the access token as an ISO time. */
  access_expires: z.string(),
  session_expires: z.string(),
  session_minutes: z.number(),
  refresh_token: z
    .string()
    .optional()
    .describe(
      'Token penyegar: ada bila diminta dengan refresh_in_body, atau bila yang lama dikirim di isi permintaan.',
    ),
})
export type SignedIn = z.output<typeof signedIn>

/** Answer after a correct password if the account also needs an authenticator code. */
export const totpNeeded = z.object({
  success: z.literal(true),
  totp_required: z.literal(true),
  tiket: z.string(),
})

const loginAnswer = z.union([signedIn, totpNeeded])

export const login = defineContract({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Masuk (jawaban memuat token)',
  body: loginBody,
  fails: [401],
  response: loginAnswer,
})
export const userLogin = defineContract({
  method: 'POST',
  path: '/api/user/login',
  summary: 'Masuk (jawaban memuat data.uuid dan accessToken)',
  body: loginBody,
  fails: [401],
  response: loginAnswer,
})
export const loginTotp = defineContract({
  method: 'POST',
  path: '/api/auth/totp',
  summary: 'Langkah kedua masuk: kode autentikator',
  body: z.object({
    tiket: z.string().min(1).max(200),
    kode: z.string().regex(/^\d{6}$/, 'Tulis enam angka.'),
    refresh_in_body: refreshInBody,
  }),
  fails: [401],
  response: signedIn,
})
export const logout = defineContract({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Keluar dan akhiri sesi ini',
  tokenHelps: true,
  response: emptyAnswer,
})
export const refresh = defineContract({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Perbarui token; token penyegar dari kuki atau isi permintaan',
  body: z
    .object({
      refresh_token: z
        .string()
        .max(200)
        .optional()
        .describe('Token penyegar, bila tidak dari kuki; penggantinya lalu dijawab di isi.'),
    })
    .nullish(),
  fails: [401],
  response: signedIn,
})
export const currentUser = defineContract({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Akun yang sedang masuk',
  response: dataAnswer(pengguna),
})

export const captchaProviders = ['altcha', 'hcaptcha', 'recaptcha', 'turnstile'] as const
export const captchaConfig = defineContract({
  method: 'GET',
  path: '/api/captcha/config',
  summary: 'Penyedia captcha yang dipakai',
  response: dataAnswer(z.object({ provider: z.enum(captchaProviders), siteKey: z.string().nullable() })),
})
export const captchaChallenge = defineContract({
  method: 'GET',
  path: '/api/captcha/challenge',
  summary: 'Tantangan ALTCHA',
  fails: [404],
  response: z.looseObject({}),
})
export const verifyCaptcha = defineContract({
  method: 'POST',
  path: '/api/verify-captcha',
  summary: 'Tukar captcha yang terpecahkan dengan token sekali pakai',
  body: z.object({ token: z.string().min(1).max(20_000) }),
  response: dataAnswer(z.object({ captchaToken: z.string() })),
})

export const forgotPassword = defineContract({
  method: 'POST',
  path: '/api/auth/lupa-sandi',
  summary: 'Minta tautan atur ulang kata sandi lewat surel',
  body: z.object({ username: z.string().trim().min(1).max(200), captchaToken: z.string().min(1).max(200) }),
  response: emptyAnswer,
})
export const setPassword = defineContract({
  method: 'POST',
  path: '/api/auth/atur-sandi',
  summary: 'Pasang kata sandi baru dengan tautan sekali pakai',
  body: z.object({ token: z.string().min(1).max(200), sandi_baru: newPassword }),
  response: emptyAnswer,
})
export const changePassword = defineContract({
  method: 'PUT',
  path: '/api/auth/sandi',
  summary: 'Ganti kata sandi sendiri; semua sesi lain berakhir',
  body: z.object({
    sandi_lama: z.string().min(1).max(200),
    sandi_baru: newPassword,
    refresh_in_body: refreshInBody,
  }),
  response: signedIn,
})

export const sesiSendiri = z.object({
  id: z.string(),
  ini: z.boolean(),
  dibuat: z.string(),
  terakhir_dipakai: z.string(),
  berakhir: z.string(),
  alamat_ip: z.string().nullable(),
  agen: z.string().nullable(),
})
export const listSessions = defineContract({
  method: 'GET',
  path: '/api/auth/sesi',
  summary: 'Sesi sendiri yang masih hidup',
  response: dataAnswer(z.array(sesiSendiri)),
})
export const endSession = defineContract({
  method: 'DELETE',
  path: '/api/auth/sesi/:id',
  summary: 'Akhiri satu sesi sendiri',
  params: z.object({ id: z.uuid() }),
  response: emptyAnswer,
})

export const startTotp = defineContract({
  method: 'POST',
  path: '/api/auth/totp/mulai',
  summary: 'Mulai memasang autentikator, dengan kata sandi bila akun punya kata sandi',
  body: z.object({ sandi: z.string().max(200) }),
  response: dataAnswer(z.object({ rahasia: z.string(), uri: z.string() })),
})
export const activateTotp = defineContract({
  method: 'POST',
  path: '/api/auth/totp/aktifkan',
  summary: 'Aktifkan autentikator dengan kode pertamanya',
  body: z.object({ kode: z.string().regex(/^\d{6}$/, 'Tulis enam angka.') }),
  response: emptyAnswer,
})
export const removeTotp = defineContract({
  method: 'POST',
  path: '/api/auth/totp/hapus',
  summary: 'Lepas autentikator dengan kata sandi',
  body: z.object({ sandi: z.string().min(1).max(200) }),
  response: emptyAnswer,
})

nameSchemas({ masuk: loginBody, sesiTerbuka: signedIn, kodeDiperlukan: totpNeeded })
