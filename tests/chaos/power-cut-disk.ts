import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../support/temporary-folder.ts'

/*
 * A disk whose power can be cut. Its file system is in a file on a second one, and the cut shuts
 * that second one down with an ioctl, in one moment and without any further write. So three things
 * are lost as in a real machine: data that the programs' system had not written yet, data that the
 * disk had accepted without an order to keep them, and the order of those writes.
 */
export interface Disk {
  folder: string
  cutPower(): void
  /** Called after the cut, when no process has a file open on it any more. */
  powerUp(): Promise<void>
  remove(): Promise<void>
}

/** Says why such a disk is impossible here; undefined if it is possible. */
export function whyNoDisk(): string | undefined {
  if (process.platform !== 'linux') return 'a power cut is simulated on Linux only'
  if (process.getuid?.() !== 0) return 'mounting a disk for a power cut needs root'
  const missing = ['mkfs.ext4', 'mount', 'losetup', 'perl'].filter((name) => !canRun(name))
  if (missing.length > 0) return `a power cut needs ${missing.join(', ')}`
  try {
    run('losetup', '--find')
    return undefined
  } catch {
    return 'there are no loop devices to mount a disk with'
  }
}

export async function createDisk(): Promise<Disk> {
  const parent = await temporaryFolder()
  const outerImage = join(parent.path, 'outer.img')
  const outer = join(parent.path, 'outer')
  const innerImage = join(outer, 'inner.img')
  const inner = join(parent.path, 'disk')
  const mountBoth = () => {
    run('mount', '-o', 'loop', outerImage, outer)
    run('mount', '-o', 'loop', innerImage, inner)
  }
  const unmountBoth = async () => {
    await unmount(inner)
    await unmount(outer)
  }

  mkdirSync(outer)
  mkdirSync(inner)
  format(outerImage, 2_000)
  run('mount', '-o', 'loop', outerImage, outer)
  format(innerImage, 1_500)
  run('mount', '-o', 'loop', innerImage, inner)
  run('sync')
  return {
    folder: inner,
    cutPower: () => void run('perl', '-e', shutDown, outer),
    async powerUp() {
      await unmountBoth()
      mountBoth()
    },
    async remove() {
      await unmountBoth()
      await parent.remove()
    },
  }
}

// EXT4_IOC_SHUTDOWN without flushing the journal: the file system's own simulated power cut.
const shutDown =
  'open(D, "<", $ARGV[0]) or die "open: $!"; my $how = pack("L", 2); ' +
  'ioctl(D, 0x8004587d, $how) or die "ioctl: $!"'

function format(image: string, megabytes: number) {
  writeFileSync(image, '')
  run('truncate', '-s', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', image)
}

async function unmount(folder: string) {
  for (let attempt = 1; isMounted(folder); attempt += 1) {
    try {
      run('umount', folder)
    } catch (error) {
      // A process that was just killed can hold a file for a moment.
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}

const isMounted = (folder: string) => {
  try {
    run('mountpoint', '-q', folder)
    return true
  } catch {
    return false
  }
}

const canRun = (name: string) => {
  try {
    run('sh', '-c', `command -v ${name}`)
    return true
  } catch {
    return false
  }
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' })
