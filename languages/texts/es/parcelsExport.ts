// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const sizeSoFar = (a: { bytes: string; count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío, ${a.bytes} hasta ahora` : `${number(a.count)} envíos, ${a.bytes} hasta ahora`)
export const exporting = <Part>(a: { bytes: string; count: number; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong("Exportando"), " ", number(a.count), " envío, ", a.bytes, " hasta ahora"] : [a.strong("Exportando"), " ", number(a.count), " envíos, ", a.bytes, " hasta ahora"])
export const exportLabel: string = "Exportación"
export const fileIsSaved = <Part>(a: { bytes: string; count: number; name: string; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong(a.name), " está guardado: ", number(a.count), " envío, ", a.bytes, "."] : [a.strong(a.name), " está guardado: ", number(a.count), " envíos, ", a.bytes, "."])
export const exportIsSaved: string = "La exportación está guardada."
export const cancel: string = "Cancelar"
export const close: string = "Cerrar"
export const tryAgain: string = "Reintentar"
export const serverOffersNoExport: string = "Este servidor no ofrece exportación."
export const exportFailed: string = "La exportación ha fallado y no se ha guardado nada."
export const connectionWasLost: string = "Se ha perdido la conexión."
export const youAreOffline: string = "Está sin conexión, y hace falta para exportar."
