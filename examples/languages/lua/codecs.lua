-- What the parsers leave to their user: Kafka's checksums and codecs.
--
-- Lua has no library for gzip and zstd: the programs of these names decompress them.
--
-- SPDX-License-Identifier: CC0-1.0

local codecs = { names = { [0] = "none", "gzip", "snappy", "lz4", "zstd" } }

local LIMIT = 64 << 20 -- bytes of a decompressed entry

local function checksum(polynomial)
  local entries = {}
  for index = 0, 255 do
    local crc = index
    for _ = 1, 8 do
      crc = crc >> 1 ~ (crc & 1) * polynomial
    end
    entries[index] = crc
  end
  return function(data, start)
    local crc = 0xffffffff
    for at = start, #data do
      crc = entries[(crc ~ data:byte(at)) & 0xff] ~ crc >> 8
    end
    return crc ~ 0xffffffff
  end
end

codecs.crc32 = checksum(0xedb88320) -- of messages, from the byte at start
codecs.crc32c = checksum(0x82f63b78) -- of record batches

-- Bytes that are read one after the other; where they end, string.unpack and take are errors.
local Input = {}
Input.__index = Input

local function input(data)
  return setmetatable({ data = data, at = 1 }, Input)
end

function Input:more()
  return self.at <= #self.data
end

function Input:number(format)
  local value
  value, self.at = string.unpack(format, self.data, self.at)
  return value
end

function Input:take(size)
  local start = self.at
  assert(size <= #self.data - start + 1, "the bytes end")
  self.at = start + size
  return self.data:sub(start, start + size - 1)
end

-- Bytes that are decompressed one after the other.
local Output = {}
Output.__index = Output

local function output()
  return setmetatable({ size = 0 }, Output)
end

function Output:add(bytes)
  assert(self.size + #bytes <= LIMIT, "too long")
  for at = 1, #bytes do
    self[self.size + at] = bytes:byte(at)
  end
  self.size = self.size + #bytes
end

-- Repeats bytes; they may overlap those that are added.
function Output:copy(distance, length)
  assert(distance >= 1 and distance <= self.size, "a copy from before the beginning")
  assert(self.size + length <= LIMIT, "too long")
  for at = self.size + 1, self.size + length do
    self[at] = self[at - distance]
  end
  self.size = self.size + length
end

function Output:text()
  local parts = {}
  for at = 1, self.size, 4096 do
    parts[#parts + 1] = string.char(table.unpack(self, at, math.min(at + 4095, self.size)))
  end
  return table.concat(parts)
end

-- A raw block of snappy: its length, then literals and copies.
local function snappy_block(block, plain)
  local finish = plain.size
  for shift = 0, 28, 7 do
    local part = block:number("B")
    finish = finish + ((part & 0x7f) << shift)
    if part < 0x80 then break end
  end
  while block:more() do
    local tag = block:number("B")
    local length = (tag >> 2) + 1
    if tag & 3 == 0 then
      plain:add(block:take(length > 60 and block:number("<I" .. length - 60) + 1 or length))
    elseif tag & 3 == 1 then
      plain:copy((tag & 0xe0) << 3 | block:number("B"), (tag >> 2 & 7) + 4)
    else
      plain:copy(block:number(tag & 3 == 2 and "<I2" or "<I4"), length)
    end
  end
  assert(plain.size == finish, "snappy of another length")
end

-- Blocks in the framing of the library xerial, or one block alone.
local function snappy(data)
  local stored, plain = input(data), output()
  if data:sub(1, 8) ~= "\x82SNAPPY\0" then
    snappy_block(stored, plain)
  else
    stored:take(16)
    while stored:more() do
      snappy_block(input(stored:number(">s4")), plain)
    end
  end
  return plain:text()
end

local function extended(block, length)
  local more = length == 15 and 255 or 0
  while more == 255 do
    more = block:number("B")
    length = length + more
  end
  return length
end

-- The literals and copies of a block of LZ4.
local function lz4_block(block, plain)
  while block:more() do
    local token = block:number("B")
    plain:add(block:take(extended(block, token >> 4)))
    if block:more() then
      local distance = block:number("<I2")
      plain:copy(distance, extended(block, token & 15) + 4)
    end
  end
end

-- A frame of LZ4. The checksum of its header is not looked at: in magic 0, Kafka computes it over
-- the wrong bytes, and libraries refuse it.
local function lz4(data)
  local stored, plain = input(data), output()
  assert(stored:number("<I4") == 0x184d2204, "no LZ4 frame")
  local flags = stored:number("B")
  stored:take(2 + (flags & 8) + (flags & 1) * 4)
  while true do
    local length = stored:number("<I4")
    if length == 0 then
      return plain:text()
    end
    local block = stored:take(length & 0x7fffffff)
    if length >> 31 == 1 then
      plain:add(block)
    else
      lz4_block(input(block), plain)
    end
    stored:take((flags & 16) // 4) -- the checksum of the block
  end
end

-- What a program decompresses. gzip's exit code 2 is that bytes follow, which Java ignores, too.
local function program(command, data, ignored)
  local path = os.tmpname()
  local file = assert(io.open(path, "wb"))
  file:write(data)
  file:close()
  local pipe = assert(io.popen(command .. " < " .. path .. " 2>/dev/null", "r"))
  local plain = pipe:read(LIMIT + 1) or ""
  local _, how, code = pipe:close()
  os.remove(path)
  assert(#plain <= LIMIT and how == "exit" and (code == 0 or code == ignored), command)
  return plain
end

local decoders = {
  none = function(data) return data end,
  gzip = function(data) return program("gzip -dc", data, 2) end,
  snappy = snappy,
  lz4 = lz4,
  zstd = function(data) return program("zstd -dcq", data) end,
}

-- The decompressed bytes; an error if they are malformed, or more than LIMIT.
function codecs.decompress(codec, data)
  return decoders[assert(codecs.names[codec], "no such codec")](data)
end

return codecs
