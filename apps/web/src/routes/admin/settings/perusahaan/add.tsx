import { createFileRoute } from '@tanstack/react-router'
import { PerusahaanBaruScreen } from '#akun/kelola/perusahaan/PerusahaanBaruScreen.tsx'

export const Route = createFileRoute('/admin/settings/perusahaan/add')({ component: PerusahaanBaruScreen })
