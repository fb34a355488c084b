import { createFileRoute } from '@tanstack/react-router'
import { MasukOssScreen } from '#akun/masuk/MasukOssScreen.tsx'

export const Route = createFileRoute('/psat/masuk-oss')({ component: MasukOssScreen })
