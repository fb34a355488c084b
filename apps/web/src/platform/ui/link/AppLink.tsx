import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

interface AddressLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal as plain string, for links from tables or API answers. */
  to: string
  search?: Record<string, string> | undefined
  ref?: Ref<HTMLAnchorElement>
}

export interface AppLinkProps extends Omit<AddressLinkProps, 'search'> {
  search?: KnownSearch | undefined
  hash?: string
}

export function AppLink({ to, search = {}, ...rest }: AppLinkProps) {
  return <Link to={to as '/'} search={search} activeOptions={{ exact: true }} {...rest} />
}

/** A link whose path and search come from a table or an API answer, so its search is untyped. */
export function AddressLink({ to, search = {}, ...rest }: AddressLinkProps) {
  return <Link to={to as '/'} search={search} activeOptions={{ exact: true }} {...rest} />
}
