import { Radio } from '@mantine/core'
import { shortestPassword } from '@portal/domain/akun/sesi/sandi'
import { PasswordField } from '#platform/forms/fields.tsx'
import { Section } from '#platform/page/Section.tsx'
import classes from './AkunForm.module.css'
import type { AkunFormHandle } from './akun-form-handle.ts'

/**
 * Lets the portal generate a one-time password or lets the administrator type one. The person must change either at the
 * first sign-in.
 */
export function SandiPertama({ form }: { form: AkunFormHandle }) {
  const field = form.field('cara_sandi')
  return (
    <Section title="Kata sandi pertama" text="Wajib diganti saat akun ini masuk pertama kali.">
      <div className={classes.fields}>
        <Radio.Group
          name={field.name}
          value={String(field.value)}
          onChange={field.onChange}
          aria-label="Cara menentukan kata sandi pertama"
        >
          <div className={classes.radios}>
            <Radio
              id={field.id}
              value="otomatis"
              label="Buatkan kata sandi sementara"
              description="Ditampilkan sekali setelah akun disimpan."
            />
            <Radio value="sendiri" label="Tentukan sendiri" />
          </div>
        </Radio.Group>
        {field.value === 'sendiri' && (
          <PasswordField
            {...form.field('password')}
            autoComplete="new-password"
            help={`Paling sedikit ${shortestPassword} karakter, tanpa nama pengguna. Kalimat panjang lebih aman dan mudah diingat.`}
          />
        )}
      </div>
    </Section>
  )
}
