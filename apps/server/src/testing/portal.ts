export { portal } from '../portal.ts'
