import { z } from 'zod'
import { Uint16, Uint32, Uint8 } from './uint.ts'

/** The numbers of measurements, by their width. Those of 64 bits are exact up to 2^53 − 1. */
export const i8 = z.int().min(-128).max(127)
export const i16 = z.int().min(-32_768).max(32_767)
export const i32 = z.int32()
export const i64 = z.int()
export const u8 = Uint8
export const u16 = Uint16
export const u32 = Uint32
export const u64 = z.int().min(0)
export const f32 = z.float32()
export const f64 = z.number()
