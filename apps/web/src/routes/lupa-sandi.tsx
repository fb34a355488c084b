import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#akun/masuk/ForgotPasswordScreen.tsx'

export const Route = createFileRoute('/lupa-sandi')({ component: ForgotPasswordScreen })
