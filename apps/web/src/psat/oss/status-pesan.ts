import type { PesanOss } from '@portal/domain/psat/oss/integrasi.contract'

export const statusPesanLabels: Record<
  PesanOss['status'],
  { label: string; tone: 'ok' | 'info' | 'warn' | 'bad' | 'mute' }
> = {
  menunggu: { label: 'Menunggu dikirim', tone: 'info' },
  dikirim: { label: 'Sedang dikirim', tone: 'info' },
  tidak_pasti: { label: 'Ditanyakan ke OSS', tone: 'warn' },
  terkirim: { label: 'Diterima OSS', tone: 'ok' },
  gagal: { label: 'Perlu diperiksa', tone: 'bad' },
  ditahan: { label: 'Ditahan', tone: 'warn' },
  dibatalkan: { label: 'Dibatalkan', tone: 'mute' },
}
