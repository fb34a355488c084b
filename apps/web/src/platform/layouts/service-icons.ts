import { IconBuildingStore, IconScript, IconShieldCheck } from '@tabler/icons-react'

/** These icons have their own file, because public pages use only these three. */
export const serviceIcons = {
  psat: IconScript,
  okkp: IconShieldCheck,
  pasar: IconBuildingStore,
} as const

export function serviceIconOf(name: string | undefined) {
  return name === 'okkp' || name === 'pasar' ? serviceIcons[name] : serviceIcons.psat
}
