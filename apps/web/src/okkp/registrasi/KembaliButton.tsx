export { BackButton as KembaliButton } from '#platform/ui/BackButton.tsx'
