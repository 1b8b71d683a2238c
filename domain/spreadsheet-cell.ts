/**
 * How a cell begins that a spreadsheet may take for a formula. The CSV library's own expression wants
 * the whole cell in one line, and lets `=1+1` pass before a second one. Some spreadsheets read the
 * wide signs as well.
 */
export const startOfFormula = /^[=+\-@\t\r\n＝＋－＠]/
