import { type Role, roleSlug } from '@portal/domain/platform/roles'

const pictures = import.meta.glob<string>('./gambar/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const gambarOf = (role: Role) => pictures[`./gambar/${roleSlug(role)}.webp`]
