import type { useZodForm } from '#platform/forms/use-zod-form.ts'
import type { formAkun } from './akun-form.ts'

/** The account form as its sections see it. */
export type AkunFormHandle = ReturnType<typeof useZodForm<typeof formAkun>>
