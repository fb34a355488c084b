import { z } from 'zod'

export const shortestPassword = 12
export const longestPassword = 128

/** Common passwords that satisfy the length rule. The comparison ignores case, spaces and punctuation. */
const commonPasswords = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '111111111111',
  '000000000000',
  'passwordpassword',
  'password1234',
  'password12345',
  'katasandikatasandi',
  'katasandi123',
  'katasandi1234',
  'rahasiarahasia',
  'rahasia12345',
  'qwertyuiopasdf',
  'qwertyuiop123',
  'qwerty123456',
  'qwertyqwerty',
  'abcdefghijkl',
  'abcd12345678',
  'indonesia123',
  'indonesia1945',
  'indonesiaraya',
  'merdeka171945',
  'bismillah123',
  'bismillah1234',
  'bismillahirrahmanirrahim',
  'alhamdulillah',
  'sayangsayang',
  'iloveyou1234',
  'administrator',
  'admin1234567',
  'adminadmin123',
  'superadmin123',
  'letmeinletmein',
  'welcome12345',
  'selamatdatang',
  'badanpangan123',
  'panganpangan',
  'pangansegar123',
])

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Returns why a password is refused, or undefined. The rules check length and guessability, not character classes. */
export function passwordFault(password: string, username = ''): string | undefined {
  if (password.length < shortestPassword) return `Kata sandi paling sedikit ${shortestPassword} karakter.`
  if (password.length > longestPassword) return `Kata sandi paling banyak ${longestPassword} karakter.`
  const bare = plain(password)
  if (commonPasswords.has(bare))
    return 'Kata sandi ini terlalu mudah ditebak. Pilih kalimat yang hanya Anda tahu.'
  if (new Set(bare).size < 5)
    return 'Kata sandi terlalu seragam. Pakai lebih banyak huruf atau angka yang berbeda.'
  const name = plain(username)
  if (name.length >= 4 && bare.includes(name)) return 'Kata sandi tidak boleh memuat nama pengguna.'
  return undefined
}

/** Schema of a new password in a form. The server also checks it against the username. */
export const newPassword = z.string().superRefine((value, context) => {
  const fault = passwordFault(value)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})
