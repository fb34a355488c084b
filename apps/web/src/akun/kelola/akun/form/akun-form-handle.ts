import type { useZodForm } from '#platform/forms/use-zod-form.ts'
import type { formAkun } from './akun-form.ts'

export type AkunFormHandle = ReturnType<typeof useZodForm<typeof formAkun>>
